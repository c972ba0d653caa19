'use client'
import { CircleCheck } from 'lucide-react'
import { limitProblem } from '@/lib/domain/design/limits'
import { useEditor, useEditorState } from '../document/editor-context'
import { hintsOfPage } from '../document/page-hints'
import { problemsOfPage } from '../document/page-problems'
import { useProblemTarget } from '../settings/problem-target'

/**
 * The problems of the page and its unfinished widgets; a click leads to the field. `onOpen` is told, because the
 * settings may be in a closed drawer.
 */
export function ProblemList({ onOpen }: { onOpen?: () => void }) {
  const editor = useEditor()
  const { open } = useProblemTarget()
  const document = useEditorState((state) => state.document)
  const problems = problemsOfPage(document)
  const limit = limitProblem(document)
  const hints = hintsOfPage(document)
  if (problems.length === 0 && limit === undefined && hints.length === 0)
    return (
      <p className="text-muted flex items-center gap-2 p-4 text-xs">
        <CircleCheck className="text-programme size-4" aria-hidden />
        没有问题，可以发布
      </p>
    )
  return (
    <section aria-label="问题" className="p-3">
      {limit !== undefined && <p className="text-brand mb-2 text-xs">{limit}</p>}
      <ul className="grid gap-1">
        {problems.map(({ id, type, path, message }) => (
          <li key={`${id}-${path}`}>
            <button
              type="button"
              className="rounded-control hover:bg-page block w-full px-2 py-1.5 text-left text-xs"
              onClick={() => {
                editor.select([id])
                onOpen?.()
                open({ id, path, text: `${editor.catalogue.nameOf(type)}：${message}` })
              }}
            >
              <span className="text-ink font-semibold">{editor.catalogue.nameOf(type)}</span>
              <span className="text-brand ml-2">{message}</span>
            </button>
          </li>
        ))}
      </ul>
      {hints.length > 0 && (
        <>
          <h3 className="text-muted mt-3 mb-1 px-2 text-xs">提醒（可以发布）</h3>
          <ul className="grid gap-1">
            {hints.map(({ id, type, message }) => (
              <li key={`${id}-${message}`}>
                <button
                  type="button"
                  className="rounded-control hover:bg-page block w-full px-2 py-1.5 text-left text-xs"
                  onClick={() => {
                    editor.select([id])
                    onOpen?.()
                  }}
                >
                  <span className="text-ink font-semibold">{editor.catalogue.nameOf(type)}</span>
                  <span className="text-muted ml-2">{message}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
