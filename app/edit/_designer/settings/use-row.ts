import { useId } from 'react'
import type {
  ChoiceField,
  ColorField,
  NumberField,
  SwitchField,
  TextField,
  ToggleField,
} from '@/widgets/setting-fields'
import { problemAt, type FieldProps } from './field-props'

const isLocked = ({ field, values }: FieldProps) =>
  field.lockedBy !== undefined && values[field.lockedBy] === true

/** Label, hint and error of a field that edits one value. */
export function useRow(
  props: FieldProps<TextField | NumberField | SwitchField | ChoiceField | ToggleField | ColorField>,
) {
  const id = useId()
  const { field, problems } = props
  const path = field.at === undefined ? field.key : `${field.key}.${field.at}`
  const row = { label: field.label, htmlFor: id, hint: field.hint, error: problemAt(problems, path) }
  return { id, row, disabled: isLocked(props), name: field.label ?? props.heading ?? field.key }
}
