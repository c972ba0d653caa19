'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import { hideReasonMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

/** A review that is being answered or hidden. */
export interface OpenReview {
  kind: 'reply' | 'hide'
  review: DeskReview
}

const kinds = {
  reply: {
    title: '回复评价',
    label: '回复内容',
    hint: '显示在商品页面，所有顾客可见',
    max: 500,
    missing: '请填写回复内容',
    done: '已回复',
  },
  hide: {
    title: '隐藏评价',
    label: '隐藏的原因',
    hint: '顾客不再看到这条评价，评价者自己仍可看到；原因只在后台显示',
    max: 100,
    missing: hideReasonMissing,
    done: '已隐藏',
  },
} as const

/** 回复评价 and 隐藏评价. */
export const ReviewDialog = ({ open, onClose }: { open: OpenReview | null; onClose: () => void }) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ kind }) => kinds[kind].title}
    formId="review-form"
    saveText={({ kind }) => (kind === 'hide' ? '隐藏' : '回复')}
    width={480}
  >
    {(row) => <ReviewForm open={row} onSaved={onClose} />}
  </FormDialog>
)

function ReviewForm({ open: { kind, review }, onSaved }: { open: OpenReview; onSaved: () => void }) {
  const client = useQueryClient()
  const { label, hint, max, missing, done } = kinds[kind]
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () =>
      kind === 'reply'
        ? desk.review.reply({ rate_id: review.rate_id, content: text.trim() })
        : desk.review.hide({ rate_id: review.rate_id, reason: text.trim() }),
    onSuccess: () => {
      toast.success(done)
      onSaved()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.review.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(missing)
    else save.mutate()
  }
  return (
    <form id="review-form" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted line-clamp-3 text-sm break-words">{review.content}</p>
      <Field id="review-text" label={label} required error={problem} hint={hint}>
        <Textarea
          {...fieldControl('review-text', problem, hint)}
          data-autofocus
          rows={3}
          maxLength={max}
          used={text.length}
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
