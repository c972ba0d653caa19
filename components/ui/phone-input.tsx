'use client'
import type { ComponentProps } from 'react'
import { plainMobile } from '@/lib/domain/person/mobile'
import { Input } from './input'

/**
 * The input for a mobile number. A number that was pasted or autofilled in another form, such as `+86 138-0013-8001`,
 * becomes its eleven digits, so it takes longer texts than that.
 */
export const PhoneInput = ({ onChange, ...rest }: ComponentProps<typeof Input>) => (
  <Input
    type="tel"
    inputMode="numeric"
    maxLength={40}
    {...rest}
    onChange={(event) => {
      const plain = plainMobile(event.target.value)
      if (plain !== event.target.value) event.target.value = plain
      onChange?.(event)
    }}
  />
)
