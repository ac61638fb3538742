import classes from './welcome.module.css'

const steps = ['Who eats with you', 'Your usual days', 'Your first recipes']

export function SetupSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <div className={classes.stepper}>
      <p className={classes.step}>
        Step {current} of {steps.length}
      </p>
      <ol className={classes.three}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index + 1 === current ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
