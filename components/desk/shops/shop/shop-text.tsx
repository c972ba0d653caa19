import type { ComponentProps } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ShopDraft } from './shop-draft'
import { fieldId, type ShopSectionProps } from './shop-section'

type TextField = { [K in keyof ShopDraft]: ShopDraft[K] extends string ? K : never }[keyof ShopDraft]

interface ShopTextProps
  extends
    Omit<ShopSectionProps, 'isFixed'>,
    Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'id' | 'name' | 'prefix'> {
  field: TextField
  label: string
  hint?: string
}

/** A text of a shop. */
export function ShopText({ draft, set, problems, field, label, hint, required, ...rest }: ShopTextProps) {
  const [id, problem] = [fieldId(field), problems[field]]
  return (
    <Field
      id={id}
      label={label}
      {...(required && { required })}
      {...(problem !== undefined && { error: problem })}
      {...(hint !== undefined && { hint })}
    >
      <Input
        {...fieldControl(id, problem, hint)}
        autoComplete="off"
        value={draft[field]}
        onChange={({ target }) => set({ [field]: target.value })}
        {...rest}
      />
    </Field>
  )
}
