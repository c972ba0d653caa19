'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { RichTextEditorProps } from './rich-text-editor'

const RichTextEditor = lazyPart(() => import('./rich-text-editor'), 'RichTextEditor')

/**
 * The editor for rich text, loaded when it is about to be seen: it weighs as much as the form around it. Give it a key:
 * it begins with the text of its first render.
 */
export function RichText(props: RichTextEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  // Not by `useNearViewport`: shared with the desk, it would leave the chunk of shoppers' lists.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.at(-1)?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '400px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const waiting = <Skeleton className="h-72" />
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <RichTextEditor {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
