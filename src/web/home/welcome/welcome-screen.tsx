import { IconCalendarHeart, IconShoppingBag, IconSoup, IconUsersGroup } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SetUpFamilyButton } from './onboarding-screen.tsx'
import { useOnboardingStatus } from './queries.ts'
import { ScreenPicture } from './screen-picture.tsx'
import classes from './welcome.module.css'

const highlights = [
  {
    icon: IconCalendarHeart,
    title: 'Smart calendar planning',
    text: 'The whole week at a glance: breakfast, lunch, dinner and snacks, each for the people who eat.',
  },
  {
    icon: IconShoppingBag,
    title: 'Intelligent shopping lists',
    text: 'The same ingredient in three recipes becomes one line, in the order of a shop.',
  },
  {
    icon: IconSoup,
    title: 'Recipe management',
    text: 'Type your recipes, bring them in from the web, share them. All of them in one place.',
  },
  {
    icon: IconUsersGroup,
    title: 'Family-focused',
    text: 'Who eats with you, who likes what, and who is coming on Sunday.',
  },
]

const howItWorks = [
  {
    title: 'Build a recipe collection',
    text: 'Add your own, or bring recipes in from the pages you cook from.',
  },
  {
    title: 'The AI creates the meal plan',
    text: 'It fills your calendar with what suits your family and your week.',
  },
  { title: 'Shop and cook', text: 'Take one merged list to the shop, and cook from the calendar.' },
]

const tutorial = [
  'Tell about you and your diners',
  'Set templates for how you eat every day',
  'Enter recipes',
  'Generate the meal calendar',
  'Automated shopping list',
]

export function WelcomeScreen() {
  const { data } = useOnboardingStatus()
  return (
    <Screen
      title="Good food, calmly planned"
      intro="Plateful keeps your family’s recipes, plans the week around the people who eat, and writes the shopping list."
      actions={data?.needsOnboarding && <SetUpFamilyButton />}
    >
      <ScreenPicture
        screen="week"
        className={classes.shot}
        alt="A week of the calendar, with a dinner planned on every day."
      />
      <div className={classes.cards}>
        <section className={classes.card}>
          <h2>What is the product?</h2>
          <ul className={classes.highlights}>
            {highlights.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <span className={classes.icon} aria-hidden>
                  <Icon size={22} stroke={1.8} />
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className={classes.card}>
          <h2>How does it work?</h2>
          <ol className={classes.steps}>
            {howItWorks.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={classes.card} data-tone="leaf">
          <h2>Getting Started Tutorial</h2>
          <ol className={classes.steps}>
            {tutorial.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div>
            <ButtonLink to="/getting-started">Start Tutorial</ButtonLink>
          </div>
        </section>
      </div>
    </Screen>
  )
}
