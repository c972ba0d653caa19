'use client'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { ProfileElement } from '@/lib/domain/person/profile'
import { hasOptions, hasRange, maxQuestionName } from '@/lib/domain/person/profile-setting'
import { draftOf, draftProblems, elementLabels, questionOf, type Question } from './question-draft'

const elements = Object.entries(elementLabels).map(([value, label]) => ({ value, label }))

interface QuestionDialogProps {
  open: boolean
  /** The question to edit; missing for a new one. */
  question: Question | undefined
  /** Names of the other questions. */
  others: readonly string[]
  onSave: (question: Question) => void
  onClose: () => void
}

/** 新增问题 and 编辑问题. Give it a key per opening: it starts with the question of the list. */
export function QuestionDialog({ open, question, others, onSave, onClose }: QuestionDialogProps) {
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(question))
  const [isSubmitted, setSubmitted] = useState(false)
  const problems = isSubmitted ? draftProblems(draft, others) : {}
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const wrong = Object.keys(draftProblems(draft, others))[0]
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
    else onSave(questionOf(draft, question))
  }
  const bound = (side: 'start' | 'end', label: string) => (
    <Input
      {...fieldControl(side === 'start' ? `${id}-range` : `${id}-end`, problems.range)}
      aria-label={label}
      placeholder={draft.element === 'date' ? '如 1990-01-01' : label}
      inputMode={draft.element === 'date' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      value={draft[side]}
      onChange={(event) => set({ [side]: event.target.value })}
      className="min-w-0 flex-1"
    />
  )
  const isDate = draft.element === 'date'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={question ? '编辑问题' : '新增问题'}
      width={520}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" className="max-md:h-11!" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={`${id}-form`} className="max-md:h-11!">
            确定
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} noValidate className="grid gap-4">
        <Field id={`${id}-name`} label="名称" required error={problems.name}>
          <Input
            {...fieldControl(`${id}-name`, problems.name)}
            data-autofocus
            autoComplete="off"
            maxLength={maxQuestionName}
            placeholder="如 住房类型"
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-element`}
          label="题型"
          required
          hint={question?.key ? '会员已按此题型填写，不能修改' : undefined}
        >
          <Select
            {...fieldControl(`${id}-element`, undefined, question?.key && 'hint')}
            options={elements}
            value={draft.element}
            disabled={Boolean(question?.key)}
            onChange={(event) => set({ element: event.target.value as ProfileElement, start: '', end: '' })}
          />
        </Field>
        {hasOptions(draft.element) && (
          <Field id={`${id}-options`} label="选项" required error={problems.options} hint="每行一个选项">
            <Textarea
              {...fieldControl(`${id}-options`, problems.options, 'hint')}
              rows={6}
              placeholder={'商品房\n租房'}
              value={draft.options}
              onChange={(event) => set({ options: event.target.value })}
            />
          </Field>
        )}
        {hasRange(draft.element) && (
          <Field
            id={`${id}-range`}
            label={isDate ? '日期范围' : '数值范围'}
            error={problems.range}
            hint="留空表示不限"
          >
            <div className="flex items-center gap-2">
              {bound('start', isDate ? '最早日期' : '最小值')}
              <span className="text-muted shrink-0 text-sm">至</span>
              {bound('end', isDate ? '最晚日期' : '最大值')}
            </div>
          </Field>
        )}
        <Checkbox checked={draft.isRequired} onChange={(event) => set({ isRequired: event.target.checked })}>
          必填
        </Checkbox>
      </form>
    </Dialog>
  )
}
