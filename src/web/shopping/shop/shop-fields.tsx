import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { isShopNameTaken, MAX_SHOPS, type Shop, ShopName, shopsOf } from '../../../domain/shopping/shop.ts'
import { randomId } from '../../api/ids.ts'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { toastWithUndo } from '../../ui/toast.ts'
import { useChangeShopOrder, useShopOrder } from '../list/shop-order-queries.ts'
import { useShop } from './use-shop.tsx'
import classes from '../list/aisle-order-dialog.module.css'

/** Adds shops, renames them and takes them away (shopping 62). */
export function ShopFields({ shop, onChoose }: { shop: Shop; onChoose: (shopId: string) => void }) {
  const shops = shopsOf(useShopOrder())
  const { choose } = useShop()
  const { mutate } = useChangeShopOrder()
  const remove = () => {
    mutate({ removeShop: shop.id })
    const nextShop = shops.find(({ id }) => id !== shop.id)
    if (nextShop) onChoose(nextShop.id)
    const { id, name, aisles } = shop
    toastWithUndo(`${name} is no longer one of your shops`, () =>
      mutate({ putShop: { id, name }, shopId: id, aisles }),
    )
  }
  const add = (name: string) => {
    const id = randomId()
    mutate({ putShop: { id, name } })
    // If the server refuses the new shop, the phone stays in the first one.
    choose(id)
    onChoose(id)
  }
  return (
    <div className={classes.shops}>
      {shops.length > 1 && (
        <>
          <NameForm
            label="Name of this shop"
            button="Rename"
            initial={shop.name}
            id={shop.id}
            onSave={(name) => mutate({ putShop: { id: shop.id, name } })}
          />
          <Button
            variant="subtle"
            color="tomato"
            size="compact-md"
            className={classes.remove}
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={remove}
          >
            Remove {shop.name}
          </Button>
        </>
      )}
      {shops.length < MAX_SHOPS && (
        <NameForm
          label={shops.length > 1 ? 'Add a shop' : 'Do you go to another shop as well?'}
          button="Add shop"
          initial=""
          id=""
          onSave={add}
        />
      )}
    </div>
  )
}

interface NameProps {
  label: string
  button: string
  initial: string
  /** The id of the shop whose name is typed; empty for a new one. */
  id: string
  onSave: (name: string) => void
}

function NameForm({ label, button, initial, id, onSave }: NameProps) {
  const order = useShopOrder()
  const [inputValue, setInputValue] = useState(initial)
  const { problem, setProblem, clearing } = useProblem()
  const save = handleSubmit(() => {
    const read = ShopName.safeParse(inputValue)
    if (!read.success) return setProblem(read.error.issues[0]?.message ?? null)
    const name = read.data
    if (isShopNameTaken(order, { id, name })) return setProblem(`You already have a shop called ${name}.`)
    return onSave(name)
  })
  return (
    <form className={classes.name} noValidate onSubmit={save}>
      <TextInput
        className={classes.field}
        label={label}
        placeholder="Market"
        autoComplete="off"
        maxLength={60}
        error={problem}
        value={inputValue}
        onChange={clearing(({ currentTarget: { value } }) => setInputValue(value))}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={id === '' && <IconPlus size={18} aria-hidden />}
        disabled={inputValue.trim() === initial}
      >
        {button}
      </Button>
    </form>
  )
}
