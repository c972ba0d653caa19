'use client'
import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { reloadForChunk } from '@/lib/client/chunk-reload'
import { brokenPageText } from '@/lib/domain/route-rules'

/** A page that failed: the sentence, 重试 and the way home. A part that is gone from the server reloads the page once. */
export function BrokenPage({ error }: { error: Error }) {
  useEffect(() => {
    reloadForChunk(error)
  }, [error])

  return (
    <div className="column py-8" role="alert">
      <Empty occasion="error" text={brokenPageText} className="rounded-card bg-card py-24">
        <div className="flex gap-3">
          <Button onClick={() => window.location.reload()}>重试</Button>
          <ButtonLink href="/" variant="ghost">
            返回首页
          </ButtonLink>
        </div>
      </Empty>
    </div>
  )
}
