'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { DeskFaqs } from '@/lib/contract/operator/content/faq'
import { faqLimits } from '@/lib/domain/content/site-limits'
import { answerMissing, questionMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

export type Question = DeskFaqs['questions'][number]

interface FaqDialogProps {
  open: Question | 'new' | null
  /** Groups in use. */
  groups: readonly string[]
  onClose: () => void
  onDone: (question: Question) => void
}

/** 新增问题 and 编辑问题; saved with the page. */
export const FaqDialog = ({ open, groups, onClose, onDone }: FaqDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={(row) => (row === 'new' ? '新增问题' : '编辑问题')}
    formId="faq-form"
    saveText={() => '确定'}
  >
    {(row) => <Form question={row === 'new' ? null : row} groups={groups} onDone={onDone} />}
  </FormDialog>
)

interface FormProps extends Pick<FaqDialogProps, 'groups' | 'onDone'> {
  question: Question | null
}

function Form({ question: given, groups, onDone }: FormProps) {
  const [group, setGroup] = useState(given?.group ?? '')
  const [question, setQuestion] = useState(given?.question ?? '')
  const [answer, setAnswer] = useState(given?.answer ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const problems = {
    question: isSubmitted && question.trim() === '' ? questionMissing : '',
    answer: isSubmitted && answer.trim() === '' ? answerMissing : '',
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (question.trim() && answer.trim())
      onDone({ group: group.trim(), question: question.trim(), answer: answer.trim() })
  }
  return (
    <form id="faq-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="faq-question" label="问题" required error={problems.question}>
        <Input
          {...fieldControl('faq-question', problems.question)}
          data-autofocus
          autoComplete="off"
          maxLength={faqLimits.question}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </Field>
      <Field id="faq-answer" label="回答" required error={problems.answer}>
        <Textarea
          {...fieldControl('faq-answer', problems.answer)}
          rows={6}
          maxLength={faqLimits.answer}
          used={answer.length}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <Field id="faq-group" label="分组" hint="不填时归入“常见问题”">
        <Input
          {...fieldControl('faq-group', undefined, 'hint')}
          list="faq-groups"
          autoComplete="off"
          maxLength={faqLimits.group}
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        />
        <datalist id="faq-groups">
          {groups.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </Field>
    </form>
  )
}
