/**
 * Mantine's theme. Spaces, letters and most colours are those of tokens.css. The ramps of colours
 * here are for what Mantine draws itself. A change of a colour in tokens.css must be made here too,
 * and mantine-variables.css written again.
 */

import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { focusByTyping } from './focus-by-typing.ts'

const leaf: MantineColorsTuple = [
  '#eefaf5',
  '#d9f2e7',
  '#b2e4cf',
  '#87d5b4',
  '#5cc69a',
  '#2fae7c',
  '#12855a',
  '#0c7450',
  '#086345',
  '#045038',
]
const tomato: MantineColorsTuple = [
  '#fdf0eb',
  '#fbdfd5',
  '#f6bfae',
  '#f19d84',
  '#e87b5d',
  '#d9583a',
  '#c44426',
  '#b8341d',
  '#9c2914',
  '#7d1f0d',
]
const amber: MantineColorsTuple = [
  '#fdf6e4',
  '#fbebc4',
  '#f6d88e',
  '#f0c45a',
  '#e0a834',
  '#c48a1a',
  '#a46d08',
  '#855100',
  '#6e4300',
  '#563400',
]
/** Warm greys for the light theme: ink and lines. */
const gray: MantineColorsTuple = [
  '#faf6ed',
  '#f2ebdd',
  '#e6dcc9',
  '#d8ccb5',
  '#bfb29a',
  '#8d826d',
  '#766c59',
  '#585143',
  '#3c372e',
  '#25221b',
]
/** The greys of the dark theme, lightest first. */
const dark: MantineColorsTuple = [
  '#f2eadc',
  '#dfd5c3',
  '#cabfac',
  '#aba08a',
  '#4a4135',
  '#3d352a',
  '#2f2921',
  '#27221b',
  '#1d1914',
  '#16130f',
]

export const theme = createTheme({
  colors: { leaf, tomato, amber, gray, dark },
  white: '#ffffff',
  black: '#25221b',
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  cursorType: 'pointer',
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-dish)', fontWeight: '600', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-s)',
    sm: 'var(--radius-s)',
    md: 'var(--radius-m)',
    lg: 'var(--radius-l)',
    xl: 'var(--radius-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-xl)',
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  // By name instead of `Drawer.extend`, so that the sign-in screen loads none of these components.
  components: {
    // The header is no page header, the close button needs a name (both found by axe), and
    // `useScrollLock` locks scrolling.
    Drawer: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
        lockScroll: false,
        overlayProps: { color: 'var(--shade)' },
      },
    },
    // Content that loads late may push the button out of sight: an open menu stays open.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, hideDetached: false, shadow: 'lg', radius: 'md' },
    },
    MenuDropdown: { defaultProps: { onKeyDown: focusByTyping } },
    Popover: { defaultProps: { shadow: 'lg', radius: 'md' } },
    TagsInput: { defaultProps: { onKeyDown: keepEmptyEnter } },
    Tooltip: { defaultProps: { openDelay: 400 } },
  },
})

/** Enter adds a tag. Without text it must not submit the form around the field. */
function keepEmptyEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault()
}

const shared = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--tomato)',
  '--mantine-color-anchor': 'var(--leaf)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-leaf-filled': 'var(--leaf-fill)',
  '--mantine-color-leaf-filled-hover': 'var(--leaf-fill-hover)',
  '--mantine-color-leaf-light': 'var(--leaf-soft)',
  '--mantine-color-leaf-light-hover': 'var(--leaf-line)',
  '--mantine-color-leaf-light-color': 'var(--on-leaf-soft)',
  '--mantine-color-leaf-outline': 'var(--leaf)',
  '--mantine-color-leaf-text': 'var(--leaf)',
  '--mantine-primary-color-filled': 'var(--leaf-fill)',
  '--mantine-primary-color-filled-hover': 'var(--leaf-fill-hover)',
  '--mantine-color-tomato-filled': 'var(--tomato-fill)',
  '--mantine-color-tomato-filled-hover': 'var(--tomato-fill-hover)',
  '--mantine-color-tomato-light': 'var(--tomato-soft)',
  '--mantine-color-tomato-light-hover': 'var(--tomato-line)',
  '--mantine-color-tomato-light-color': 'var(--on-tomato-soft)',
  '--mantine-color-tomato-outline': 'var(--tomato)',
  '--mantine-color-tomato-text': 'var(--tomato)',
  '--mantine-color-amber-light': 'var(--amber-soft)',
  '--mantine-color-amber-light-hover': 'var(--amber-line)',
  '--mantine-color-amber-light-color': 'var(--on-amber-soft)',
  '--mantine-color-amber-outline': 'var(--amber)',
  '--mantine-color-amber-text': 'var(--amber)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
  '--mantine-color-gray-text': 'var(--ink-soft)',
}

export const resolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
