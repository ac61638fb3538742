import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { SegmentedControl } from './segmented-control.tsx'

const choices = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
] as const

/** Light, dark or the system's scheme: three items of a menu, or a small control. */
export function ColourChoice({ inMenu = false }: { inMenu?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (value: string) =>
    setColorScheme(choices.find((choice) => choice.value === value)?.value ?? 'auto')
  if (inMenu) {
    return (
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {choices.map(({ value, label, icon: Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            closeMenuOnClick={false}
            rightSection={<Icon size={18} aria-hidden />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    )
  }
  return (
    <SegmentedControl
      aria-label="Light or dark"
      isWide
      value={colorScheme}
      onChange={setColorScheme}
      offered={choices}
    />
  )
}
