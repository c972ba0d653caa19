'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { sortInvalid } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

interface SortButtonProps {
  /** The selected brands. */
  ids: number[]
  onDone: () => void
}

/** 排序 of selected brands: all get the same number. */
export function SortButton({ ids, onDone }: SortButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        排序
      </Button>
      <FormDialog
        open={isOpen ? ids : null}
        onClose={() => setOpen(false)}
        title={({ length }) => `${length}个品牌的排序`}
        formId="brand-sort-form"
      >
        {(chosen) => <SortForm ids={chosen} onDone={onDone} />}
      </FormDialog>
    </>
  )
}

function SortForm({ ids, onDone }: SortButtonProps) {
  const client = useQueryClient()
  const [sort, setSort] = useState('')
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () =>
      desk.brand.bulk({
        brand_ids: JSON.stringify(ids),
        change: JSON.stringify({ kind: 'sort', sort: Number(sort) }),
      }),
    onSuccess: () => {
      toast.success('已保存')
      onDone()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.brand.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d{1,9}$/.test(sort.trim())) save.mutate()
    else setProblem(sortInvalid)
  }
  return (
    <form id="brand-sort-form" onSubmit={submit} noValidate>
      <Field id="brand-bulk-sort" label="排序" required error={problem} hint="数字大的排在前面">
        <Input
          {...fieldControl('brand-bulk-sort', problem, 'hint')}
          data-autofocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          className="w-32!"
          value={sort}
          onChange={({ target }) => {
            setSort(target.value)
            setProblem('')
          }}
        />
      </Field>
    </form>
  )
}
