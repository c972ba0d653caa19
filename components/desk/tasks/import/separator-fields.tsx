'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** The separator of the entries of a cell, as it is typed; empty to recognise it. */
interface Separators {
  list: string
  path: string
}

const fields = [
  {
    part: 'list',
    label: '多个值之间的分隔符',
    hint: '用于图片、标签、参数、规格和多个分类，如 |；不填自动识别',
  },
  { part: 'path', label: '分类各级之间的分隔符', hint: '如 家电/冰箱 填 /；不填自动识别' },
] as const

/** Longest separator (contract operator goodsImport.read). */
const maxLength = 4

interface SeparatorFieldsProps {
  value: Separators
  onChange: (next: Separators) => void
}

/** The separators of a file whose columns an operator maps. */
export const SeparatorFields = ({ value, onChange }: SeparatorFieldsProps) => (
  <div className="mt-4 grid gap-4 md:grid-cols-2">
    {fields.map(({ part, label, hint }) => (
      <Field key={part} id={`import-separator-${part}`} label={label} hint={hint}>
        <Input
          {...fieldControl(`import-separator-${part}`, '', hint)}
          maxLength={maxLength}
          value={value[part]}
          onChange={({ target }) => onChange({ ...value, [part]: target.value })}
        />
      </Field>
    ))}
  </div>
)
