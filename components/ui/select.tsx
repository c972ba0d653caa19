import type { ComponentProps } from 'react'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { cx } from './cx'
import { controlClass } from './input'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  options: readonly SelectOption[]
  /** First option with an empty value, such as 请选择省. */
  placeholder?: string
  size?: 'medium' | 'large'
}

/** A styled native select: phones show their own picker, and the keyboard works as usual. */
export function Select({ options, placeholder, size = 'medium', className, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...rest}
        className={cx(
          controlClass,
          'appearance-none pr-8',
          placeholder !== undefined && "has-[option[value='']:checked]:text-muted [&>option]:text-ink",
          size === 'large' ? 'h-[2.875rem]' : 'h-9 max-md:h-11',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="text-muted pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2"
        aria-hidden
      />
    </span>
  )
}
