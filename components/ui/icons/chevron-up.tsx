import { Icon, type IconProps } from './icon'

export const ChevronUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18 15-6-6-6 6" />
  </Icon>
)
