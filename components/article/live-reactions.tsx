'use client'
import { useEffect, useRef, useState } from 'react'
import { useReplayedClick } from '@/components/ui/replay-click'
import { api } from '@/lib/client/call/api'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { useAction } from '@/lib/client/press/use-action'
import { ReactionsBar } from './reactions-bar'

interface Reactions {
  reads?: number
  praises?: number
  isPraised?: boolean
}

async function load(articleId: number, isMember: boolean): Promise<Reactions> {
  const one = { article_id: articleId }
  const [reads, praises, mine] = await Promise.all([
    api.article.countReads(one),
    api.article.countPraise(one),
    isMember ? api.article.checkPraise(one) : { status: false },
  ])
  return { reads: reads.count, praises: praises.count, isPraised: mine.status }
}

/** Current numbers and the like button; guests are sent to the login page and back. */
export function LiveReactions({ articleId, pressed }: { articleId: number; pressed: boolean }) {
  const user = useSession()
  const userId = user?.userId ?? 0
  const router = useClientNavigation()
  const [reactions, setReactions] = useState<Reactions>({})
  /** A click wins over numbers that were fetched before it. */
  const wasClicked = useRef(false)
  const { go, busy } = useAction(async () => {
    if (!userId) return router.push(loginHrefFromHere())
    wasClicked.current = true
    const { count, status } = await api.article.praise({ article_id: articleId })
    setReactions((before) => ({ ...before, praises: count, isPraised: status }))
  })

  useEffect(() => {
    let isUnmounted = false
    load(articleId, userId > 0).then(
      (loaded) => {
        if (isUnmounted) return
        setReactions((before) => (wasClicked.current ? { ...loaded, ...before } : loaded))
      },
      // If the call fails, the article is shown without numbers.
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [articleId, userId])

  const onPraise = () => go(undefined)
  useReplayedClick(pressed, onPraise)
  return <ReactionsBar {...reactions} busy={busy} onPraise={onPraise} />
}
