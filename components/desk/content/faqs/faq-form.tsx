'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskFaqs } from '@/lib/contract/operator/content/faq'
import { faqLimits } from '@/lib/domain/content/site-limits'
import { rulesOf } from '../../form/conflict/conflict-rules'
import { FormConflicts } from '../../form/conflict/form-conflicts'
import { useClash } from '../../form/conflict/use-clash'
import { MoveButtons } from '../../form/move-buttons'
import { moved } from '../../form/moved'
import { SaveBar } from '../../form/save-bar'
import { useMay } from '../../frame/use-desk'
import { FaqDialog, type Question } from './faq-dialog'

/** The questions are saved together, and decided about together. */
const faqRules = rulesOf<{ questions: readonly Question[] }>({
  questions: {
    name: '常见问题',
    shown: ({ questions }) => questions.map(({ question, answer }) => `${question}：${answer}`).join('\n'),
  },
})

const options = deskQuery.faq.get.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** 常见问题: the questions in their sequence, saved together (contract operator §10). */
export function FaqForm() {
  const { data, isError, isFetching, refetch } = useQuery({ ...options, refetchOnWindowFocus: false })
  const mayWrite = useMay('content:write')
  if (data) return <Faqs stored={data} mayWrite={mayWrite} />
  return (
    <div className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4">
      {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <ListSkeleton />}
    </div>
  )
}

function Faqs({ stored: given, mayWrite }: { stored: DeskFaqs; mayWrite: boolean }) {
  const client = useQueryClient()
  const [stored, setStored] = useState(given)
  const [list, setList] = useState<readonly Question[]>(given.questions)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const isChanged = JSON.stringify(list) !== JSON.stringify(stored.questions)

  const begin = (faqs: DeskFaqs) => {
    setStored(faqs)
    setList(faqs.questions)
    client.setQueryData(options.queryKey, faqs)
  }
  const save = useSingleMutation({
    mutationFn: (sent: { version: number; list: readonly Question[] }) =>
      desk.faq.set({ version: sent.version, questions: JSON.stringify(sent.list) }),
    onSuccess: (answer) => {
      if (!answer.saved) {
        onConflict(answer.conflicts, answer.faqs)
        return
      }
      begin(answer.faqs)
      toast.success('已保存')
    },
  })
  const { onConflict, ...clash } = useClash({
    stored,
    draft: { questions: list },
    contentOf: ({ questions }: DeskFaqs) => ({ questions: questions as readonly Question[] }),
    begin: (faqs, merged) => {
      begin(faqs)
      setList(merged.questions)
    },
    save: ({ version }, { questions }) => save.mutate({ version, list: questions }),
  })
  const write = (question: Question) => {
    setList((now) =>
      open === 'new' ? [...now, question] : now.map((one, index) => (index === open ? question : one)),
    )
    setOpen(null)
  }
  return (
    <div className="grid gap-4">
      <div className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm">
            同一分组的问题在一起显示。
            <Link href="/article/faqs" className="text-link hover:text-brand underline underline-offset-2">
              查看商城页面
            </Link>
          </p>
          {mayWrite && list.length < faqLimits.questions && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
              新增问题
            </Button>
          )}
        </div>
        {list.length === 0 ? (
          <Empty text="还没有常见问题" />
        ) : (
          <ul className="divide-line border-line divide-y border-y">
            {list.map((one, index) => (
              <li
                key={`${index}-${one.question}`}
                className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3"
              >
                <div className="min-w-0 flex-1 max-md:basis-full">
                  <p className="text-ink text-sm font-semibold break-words">{one.question}</p>
                  <p className="text-muted mt-1 line-clamp-2 text-sm break-words">
                    {one.group && <span className="text-text mr-2">{one.group}</span>}
                    {one.answer}
                  </p>
                </div>
                {mayWrite && (
                  <span className="flex items-center gap-1 max-md:ml-auto">
                    <MoveButtons
                      name={one.question}
                      index={index}
                      count={list.length}
                      onMove={(step) => setList(moved(list, index, step))}
                    />
                    <Button
                      variant="text"
                      className="px-2"
                      aria-haspopup="dialog"
                      aria-label={`编辑${one.question}`}
                      onClick={() => setOpen(index)}
                    >
                      编辑
                    </Button>
                    <Button
                      variant="text"
                      className="px-2"
                      aria-label={`删除${one.question}`}
                      onClick={() => setList(list.filter((_, at) => at !== index))}
                    >
                      删除
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayWrite && (
        <>
          <SaveBar
            isChanged={isChanged}
            isSaving={save.isPending}
            onSave={() => save.mutate({ version: stored.version, list })}
            onDiscard={() => setList(stored.questions)}
          />
          <FaqDialog
            open={open === 'new' ? 'new' : open === null ? null : (list[open] ?? null)}
            groups={[...new Set(list.map(({ group }) => group).filter(Boolean))]}
            onClose={() => setOpen(null)}
            onDone={write}
          />
          <FormConflicts form={clash} rules={faqRules} />
        </>
      )}
    </div>
  )
}
