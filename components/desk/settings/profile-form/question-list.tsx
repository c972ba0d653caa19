'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { confirm } from '@/lib/client/press/confirm'
import { defaultAnswerKeys } from '@/lib/domain/person/profile'
import { maxQuestions } from '@/lib/domain/person/profile-setting'
import { QuestionDialog } from './question-dialog'
import { aboutQuestion, type Question } from './question-draft'
import { QuestionRow, RowButton } from './question-row'

/** A question of the contract can be closed, but not deleted. */
const isOwn = ({ key }: Question) => !defaultAnswerKeys.some((one) => one === key)

interface QuestionListProps {
  questions: readonly Question[]
  onChange: (questions: Question[]) => void
}

/** 自选项目: the questions in the sequence of the form, with all their actions. */
export function QuestionList({ questions, onChange }: QuestionListProps) {
  /** The question in the dialog: its index, or the number of questions for a new one. A new number per opening. */
  const [dialog, setDialog] = useState({ index: 0, isOpen: false, opening: 0 })
  const edit = (index: number) => setDialog(({ opening }) => ({ index, isOpen: true, opening: opening + 1 }))
  const close = () => setDialog((now) => ({ ...now, isOpen: false }))

  const swap = (index: number, other: number) => {
    const next = [...questions]
    ;[next[index], next[other]] = [next[other] as Question, next[index] as Question]
    onChange(next)
  }
  const remove = async (index: number) => {
    const { name = '' } = questions[index] ?? {}
    const text = `删除“${name}”后，会员填写的内容不再显示，请确认`
    if (await confirm({ text, danger: true })) onChange(questions.toSpliced(index, 1))
  }
  const isFull = questions.length >= maxQuestions
  return (
    <section aria-labelledby="own-questions">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-questions" className="text-ink font-semibold">
          自选项目
          <span className="nums text-muted ml-2 text-sm font-normal">
            {questions.length} / {maxQuestions}
          </span>
        </h2>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          disabled={isFull}
          onClick={() => edit(questions.length)}
        >
          新增问题
        </Button>
      </div>
      <ul className="rounded-card border-line divide-line divide-y border">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.key || question.name}
            name={question.name}
            about={aboutQuestion(question)}
            value={question}
            onSwitch={(part) => onChange(questions.with(index, { ...question, ...part }))}
          >
            <RowButton
              action="上移"
              name={question.name}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <RowButton
              action="下移"
              name={question.name}
              disabled={index === questions.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <RowButton action="编辑" name={question.name} onClick={() => edit(index)} />
            {isOwn(question) ? (
              <RowButton action="删除" name={question.name} onClick={() => void remove(index)} />
            ) : (
              <span className="size-8 max-md:size-11" />
            )}
          </QuestionRow>
        ))}
      </ul>
      <QuestionDialog
        key={dialog.opening}
        open={dialog.isOpen}
        question={questions[dialog.index]}
        others={questions.filter((_, index) => index !== dialog.index).map(({ name }) => name)}
        onSave={(question) => {
          onChange(
            dialog.index < questions.length
              ? questions.with(dialog.index, question)
              : [...questions, question],
          )
          close()
        }}
        onClose={close}
      />
    </section>
  )
}
