'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { FormDialog } from '../../form/form-dialog'

/** A word with the synonyms that the form begins with. */
export interface OpenSynonyms {
  word: string
  synonyms: readonly string[]
  /** They are added to those that the word has; otherwise they replace them. */
  isAdded: boolean
}

/** 新增同义词 and 编辑同义词. */
export const SynonymDialog = ({ open, onClose }: { open: OpenSynonyms | null; onClose: () => void }) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ isAdded }) => (isAdded ? '新增同义词' : '编辑同义词')}
    formId="synonym-form"
  >
    {(row) => <SynonymForm open={row} onSaved={onClose} />}
  </FormDialog>
)

const partsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,，、;；\s]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

function SynonymForm({ open, onSaved }: { open: OpenSynonyms; onSaved: () => void }) {
  const client = useQueryClient()
  const [word, setWord] = useState(open.word)
  const [text, setText] = useState(open.synonyms.join('，'))
  const [problems, setProblems] = useState<{ word?: string; synonyms?: string }>({})
  const save = useSingleMutation({
    mutationFn: async () => {
      const name = word.trim()
      const known = open.isAdded ? await desk.search.synonyms({ keyword: name, pageSize: 100 }) : null
      const present = known?.list.find((row) => row.word === name)?.synonyms ?? []
      return desk.search.setSynonyms({ word: name, synonyms: [...new Set([...present, ...partsOf(text)])] })
    },
    onSuccess: () => {
      toast.success('已保存，搜索已更新')
      onSaved()
    },
    onError: (error) => setProblems({ synonyms: errorText(error) }),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.search.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() === '') setProblems({ word: '请填写词' })
    else if (partsOf(text).length === 0) setProblems({ synonyms: '请填写同义词' })
    else save.mutate()
  }
  const isWordNew = open.word === ''
  return (
    <form id="synonym-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="synonym-word" label="词" required error={problems.word} hint="商品里用的词，如 冰箱">
        <Input
          {...fieldControl('synonym-word', problems.word, 'hint')}
          data-autofocus={isWordNew || undefined}
          autoComplete="off"
          maxLength={20}
          readOnly={!isWordNew}
          value={word}
          onChange={({ target }) => {
            setWord(target.value)
            setProblems({})
          }}
        />
      </Field>
      <Field
        id="synonym-list"
        label="同义词"
        required
        error={problems.synonyms}
        hint="顾客会搜的词，如 雪柜，用逗号分隔；搜到的商品与上面的词相同"
      >
        <Textarea
          {...fieldControl('synonym-list', problems.synonyms, 'hint')}
          data-autofocus={!isWordNew || undefined}
          rows={3}
          maxLength={600}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblems({})
          }}
        />
      </Field>
    </form>
  )
}
