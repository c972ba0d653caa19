'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { RichTextEditorProps } from './rich-text-editor'

const RichTextEditor = lazyPart(() => import('./rich-text-editor'), 'RichTextEditor')

/** The editor for rich text, loaded where it is shown. Give it a key: it begins with the text of its first render. */
export const RichText = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <RichTextEditor {...props} />
  </Suspense>
)
