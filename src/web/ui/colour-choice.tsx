import { Menu, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const choices = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
] as const

/** Light, dark or as the system has it: three items in a menu, or a small control of their own. */
export function ColourChoice({ inMenu = false }: { inMenu?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  if (inMenu) {
    return choices.map(({ value, label, icon: Icon }) => (
      <Menu.Item
        key={value}
        closeMenuOnClick={false}
        role="menuitemradio"
        aria-checked={colorScheme === value}
        leftSection={<Icon size={18} aria-hidden />}
        rightSection={colorScheme === value && <IconCheck size={16} aria-hidden />}
        onClick={() => setColorScheme(value)}
      >
        {label}
      </Menu.Item>
    ))
  }
  return (
    <SegmentedControl
      aria-label="Light or dark"
      fullWidth
      value={colorScheme}
      onChange={(value) => setColorScheme(choices.find((choice) => choice.value === value)?.value ?? 'auto')}
      data={choices.map(({ value, label }) => ({ value, label }))}
    />
  )
}
