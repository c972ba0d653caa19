'use client'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SkeletonText } from '@/components/ui/skeleton'
import { Textarea } from '@/components/ui/textarea'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { toast } from '@/lib/client/press/toast'
import { maxReplyText } from '@/lib/domain/content/review'
import { reviewEmpty } from '@/lib/domain/messages/review'
import { Answers } from './review-item'
import { useAnswers } from './use-reviews'

/** All replies to a review and a form for a new one (spec 3 §8). */
export function AnswerPanel({ rateId }: { rateId: number }) {
  const { answers, writing } = useAnswers(rateId)
  const user = useSession()
  const router = useClientNavigation()
  const [content, setContent] = useState('')
  const [anonymous, setAnonymous] = useState(false)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!user) return router.push(loginHrefFromHere())
    if (content.trim() === '') return toast.error(reviewEmpty)
    writing.mutate(
      { content: content.trim(), anonymous },
      {
        onSuccess: () => {
          setContent('')
          toast.success('回复成功')
        },
      },
    )
  }

  return (
    <div className="mt-1">
      {answers.data ? (
        answers.data.list.length > 0 && <Answers answers={answers.data.list} />
      ) : (
        <SkeletonText lines={2} className="mt-3" />
      )}
      <form onSubmit={send} className="mt-3">
        <Textarea
          aria-label="回复内容"
          placeholder="说说你的看法，也许能帮到其他买家"
          rows={2}
          maxLength={maxReplyText}
          used={content.length}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <div className="mt-2 flex items-center justify-end gap-4">
          <Checkbox checked={anonymous} onChange={(event) => setAnonymous(event.target.checked)}>
            匿名
          </Checkbox>
          <Button type="submit" size="small" loading={writing.isPending} className="max-md:h-11!">
            发表回复
          </Button>
        </div>
      </form>
    </div>
  )
}
