'use client'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { TextField } from '@/widgets/setting-fields'
import { changeOf, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { useRow } from './use-row'

export function TextInput(props: FieldProps<TextField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const control = {
    id,
    disabled,
    value: String(valueOf(field, values) ?? ''),
    placeholder: field.placeholder,
    'aria-label': field.label ? undefined : (field.placeholder ?? name),
    'aria-invalid': row.error !== undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange(changeOf(field, values, event.target.value))
    },
    onBlur: onLeave,
  }
  return (
    <FieldRow {...row}>
      {field.lines ? <Textarea {...control} rows={field.lines} /> : <Input {...control} className="h-8!" />}
    </FieldRow>
  )
}
