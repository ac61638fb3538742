import { Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDotsVertical, IconRepeat } from '@tabler/icons-react'
import { type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type MealAt, useMealMoves } from './meal-moves.ts'

/** What else can be done with a meal; everything that dragging does is here too. A week has many: each is made at its first press. */
export function MealMenu({ from, className }: { from: MealAt; className: string | undefined }) {
  const moves = useMealMoves()
  const button = useRef<HTMLButtonElement>(null)
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const turn = () => {
    // It must be there, shut, before it opens: then it knows where the focus came from and gives it back.
    flushSync(() => setMade(true))
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={className}
        aria-label={`More for ${from.meal.name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        title="More"
        onClick={turn}
      >
        <IconDotsVertical size={16} aria-hidden />
      </button>
      {isMade && (
        <Menu
          id={id}
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          withinPortal={false}
          returnFocus
        >
          <Menu.Target>
            <InPlaceOf target={button} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => moves.ask('move', from)}
            >
              Move to…
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => moves.ask('copy', from)}
            >
              Copy to…
            </Menu.Item>
            <Menu.Item
              leftSection={<IconRepeat size={16} aria-hidden />}
              onClick={() => moves.ask('repeat', from)}
            >
              Repeat…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

/** Hands a button that is there already to what hangs on it. */
function InPlaceOf({ target, ref }: { target: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => target.current as HTMLElement, [target])
  return null
}
