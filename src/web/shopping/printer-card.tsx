import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import classes from './finalize-screen.module.css'

/** Prints the list in two columns with boxes, and nothing else of the screen. */
export function PrinterCard() {
  return (
    <section className={classes.card} aria-labelledby="printer-friendly">
      <h2 id="printer-friendly" className={classes.title}>
        Printer Friendly
      </h2>
      <p className={classes.text}>One sheet in two columns, with a box to tick before each item.</p>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </section>
  )
}
