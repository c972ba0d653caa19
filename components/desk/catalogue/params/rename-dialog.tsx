'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { attributeNameMissing, valueMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

/** A name or value that is being changed. */
export interface OpenName {
  kind: 'name' | 'value'
  id: number
  text: string
}

const kinds = {
  name: { title: '改名', label: '名称', max: goodsLimits.attribute, missing: attributeNameMissing },
  value: { title: '修改值', label: '值', max: goodsLimits.value, missing: valueMissing },
} as const

/** 改名 of a parameter or specification, 修改值 of a value. */
export const RenameDialog = ({ open, onClose }: { open: OpenName | null; onClose: () => void }) => (
  <FormDialog open={open} onClose={onClose} title={({ kind }) => kinds[kind].title} formId="rename-form">
    {(row) => <RenameForm open={row} onSaved={onClose} />}
  </FormDialog>
)

function RenameForm({ open: { kind, id, text: stored }, onSaved }: { open: OpenName; onSaved: () => void }) {
  const client = useQueryClient()
  const { label, max, missing } = kinds[kind]
  const [text, setText] = useState(stored)
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: async () => {
      if (kind === 'name') await desk.attribute.change({ attribute_id: id, attribute_name: text.trim() })
      else await desk.attribute.changeValue({ attribute_value_id: id, attribute_value: text.trim() })
    },
    onSuccess: () => {
      toast.success('已保存，商品已更新')
      onSaved()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.attribute.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(missing)
    else save.mutate()
  }
  return (
    <form id="rename-form" onSubmit={submit} noValidate>
      <Field id="rename-text" label={label} required error={problem} hint="使用它的商品一起修改">
        <Input
          {...fieldControl('rename-text', problem, 'hint')}
          data-autofocus
          autoComplete="off"
          maxLength={max}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
        />
      </Field>
    </form>
  )
}
