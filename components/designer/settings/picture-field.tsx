'use client'
import { useId } from 'react'
import { Input } from '@/components/ui/input'
import { Picture } from '@/components/ui/picture'
import type { PictureField } from '@/widgets/setting-fields'
import { changeOf, problemAt, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'

/** A picture by its address on this mall or on the web. */
export function PictureInput({ field, values, onChange, onLeave, problems }: FieldProps<PictureField>) {
  const id = useId()
  const address = String(valueOf(field, values) ?? '')
  const size = field.width && field.height ? `建议尺寸 ${field.width} × ${field.height}` : undefined
  return (
    <FieldRow
      label={field.label ?? '图片'}
      htmlFor={id}
      hint={field.hint ?? size}
      error={problemAt(problems, field.key)}
    >
      <span className="flex items-center gap-2">
        {address && <Picture src={address} alt="" width={240} className="rounded-control size-8 shrink-0" />}
        <Input
          id={id}
          className="h-8!"
          placeholder="图片地址"
          value={address}
          onChange={({ target }) => {
            onChange(changeOf(field, values, target.value.trim()))
          }}
          onBlur={onLeave}
        />
      </span>
    </FieldRow>
  )
}
