import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; without it pass `aria-label`. */
  children?: ReactNode
}

/** Mark and label in one element: a 44-px touch target on phones. */
function Choice({
  type,
  shape,
  children,
  className,
  ...rest
}: ChoiceProps & { type: string; shape: string }) {
  return (
    <label
      className={cx(
        'text-text has-[:disabled]:text-faint inline-flex items-center gap-2 text-sm has-[:disabled]:cursor-not-allowed',
        'cursor-pointer max-md:min-h-11',
        !children && 'tap',
        className,
      )}
    >
      <input {...rest} type={type} className={cx('mark shrink-0', shape)} />
      {children}
    </label>
  )
}

/** For the indeterminate state set `indeterminate` on the element through `ref`. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" shape="rounded-[3px]" />
}

/** One of several options, which share a `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" shape="rounded-full" />
}
