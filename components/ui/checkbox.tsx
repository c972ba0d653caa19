import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Words beside the box; without them give `aria-label`. */
  children?: ReactNode
}

/** The round or square mark and its words, all of it one 44-px target on phones. */
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
        className,
      )}
    >
      <input {...rest} type={type} className={cx('mark shrink-0', shape)} />
      {children}
    </label>
  )
}

/** Checkbox. A half-checked one (some of many): set `indeterminate` on the element through `ref`. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" shape="rounded-[3px]" />
}

/** One of several; give all of them the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" shape="rounded-full" />
}
