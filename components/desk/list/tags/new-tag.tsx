'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { tagNameMissing } from '@/lib/domain/messages/desk'

interface NewTagProps {
  fieldId: string
  example: string
  shownBy: QueryKey
  add: (name: string) => Promise<unknown>
}

/** A field with the name of a new tag, which gets the usual colours. */
export function NewTag({ fieldId, example, shownBy, add: addTag }: NewTagProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const add = useSingleMutation({
    mutationFn: () => addTag(name.trim()),
    onSuccess: () => {
      toast.success('已新增')
      setName('')
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: shownBy }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(tagNameMissing)
    else add.mutate()
  }
  return (
    <form
      aria-label="新增标签"
      onSubmit={submit}
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3"
    >
      <Field id={fieldId} error={problem} className="w-64">
        <Input
          {...fieldControl(fieldId, problem)}
          aria-label="标签名称"
          placeholder={`标签名称，如 ${example}`}
          autoComplete="off"
          maxLength={20}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      <Button type="submit" loading={add.isPending}>
        新增标签
      </Button>
    </form>
  )
}
