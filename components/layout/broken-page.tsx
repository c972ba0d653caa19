'use client'
import { useEffect } from 'react'
import { reloadForChunk } from '@/lib/client/chunk-reload'
import { brokenPageText } from '@/lib/web/route-rules'

const button = 'rounded-control inline-flex h-9 items-center px-5 text-sm font-medium'

/**
 * A page that failed: the sentence, 重试 and the way home. A part that is gone from the server reloads the page once.
 * Every page of the mall carries this, so it brings no other component along; its link loads the home page anew.
 */
export function BrokenPage({ error }: { error: Error }) {
  useEffect(() => {
    reloadForChunk(error)
  }, [error])

  return (
    <div className="column py-8" role="alert">
      <div className="rounded-card bg-card flex flex-col items-center gap-4 px-4 py-24 text-center">
        <img
          src="/images/empty-error.webp"
          alt=""
          loading="lazy"
          width={240}
          height={180}
          className="h-45 w-60"
        />
        <p className="text-muted text-sm">{brokenPageText}</p>
        <div className="flex gap-3">
          <button
            type="button"
            className={`${button} bg-brand hover:bg-brand-deep text-white`}
            onClick={() => window.location.reload()}
          >
            重试
          </button>
          {/* Not next/link: whatever failed may have left the router in pieces. */}
          <a href="/home" className={`${button} border-line bg-card text-text hover:border-faint border`}>
            返回首页
          </a>
        </div>
      </div>
    </div>
  )
}
