'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { deskQuery } from '@/lib/client/call/desk'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { isSame } from '@/lib/domain/desk/merge'
import { useClash, type FormClash } from './conflict/use-clash'

interface Saved<Row> {
  /** False because of the conflicts. */
  saved: boolean
  conflicts: EditConflict[]
  row: Row
  /** The toast after saving, instead of `changedText`. */
  text?: string
}

interface DeskFormOptions<Row extends { version: number }, Draft> {
  /** Null for a new row. */
  stored: Row | null
  draftOf: (row: Row) => Draft
  empty: Draft
  /** The initial draft of a new row, instead of `empty`. */
  begun?: Draft | undefined
  add: (draft: Draft) => Promise<Row>
  /** @param first the draft that the form began with */
  change: (row: Row, drafts: { first: Draft; draft: Draft }) => Promise<Saved<Row>>
  /** The draft with which others' changes are compared, where it is not the one that the form begins with. */
  contentOf?: (row: Row) => Draft
  /** Stores a row that was read or saved where others find it. */
  onRow: (row: Row) => void
  /** A row was saved, or was not because of conflicts: what shows it is old. */
  onAnswer: () => void
  addedText: string | ((row: Row) => string)
  changedText: string
  /** The page that follows a new row. */
  pageOf: (row: Row) => string
}

/**
 * The state of a form for a row with versions per field (ADR 0110): what it began with, what is typed, saving, and what
 * others changed meanwhile.
 */
export function useDeskForm<Row extends { version: number }, Draft>(options: DeskFormOptions<Row, Draft>) {
  const client = useQueryClient()
  const { draftOf, contentOf = draftOf, empty, addedText } = options
  const [stored, setStored] = useState(options.stored)
  const [first, setFirst] = useState<Draft>(() => (options.stored ? draftOf(options.stored) : empty))
  const [draft, setDraft] = useState(options.begun ?? first)
  const [isSubmitted, setSubmitted] = useState(false)
  const [round, setRound] = useState(0)
  const [nextPage, setNextPage] = useState<string | null>(null)
  // After the render without changes, so that nothing asks whether to leave.
  useEffect(() => {
    if (nextPage !== null) location.replace(nextPage)
  }, [nextPage])

  const set = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), [])
  const begin = (row: Row) => {
    setStored(row)
    setFirst(draftOf(row))
    setDraft(draftOf(row))
    setSubmitted(false)
    setRound((count) => count + 1)
    options.onRow(row)
  }
  const save = useSingleMutation({
    mutationFn: async (sent: { stored: Row | null; first: Draft; draft: Draft }): Promise<Saved<Row>> =>
      sent.stored
        ? options.change(sent.stored, sent)
        : { saved: true, conflicts: [], row: await options.add(sent.draft) },
    onSuccess: ({ saved, conflicts, row, text = options.changedText }, sent) => {
      options.onAnswer()
      void client.invalidateQueries({ queryKey: deskQuery.audit.key() })
      if (!saved) {
        onConflict(conflicts, row)
        return
      }
      if (sent.stored) toast.success(text)
      else {
        toast.success(typeof addedText === 'string' ? addedText : addedText(row))
        // Keeps what is said already.
        keepSuccess()
        setNextPage(options.pageOf(row))
      }
      begin(row)
    },
  })
  const { onConflict, ...clash } = useClash({
    stored,
    draft,
    contentOf,
    begin: (row, merged) => {
      begin(row)
      setDraft(merged)
    },
    save: (row, merged) => save.mutate({ stored: row, first: draftOf(row), draft: merged }),
  })
  return {
    ...clash,
    stored,
    first,
    draft,
    set,
    change: setDraft as (next: (now: Draft) => Draft) => void,
    isChanged: !isSame(first, draft),
    isSaving: save.isPending,
    /** Problems are shown from the first attempt to save on. */
    isSubmitted,
    /** Key of editors that begin anew with each stored text. */
    round,
    save: () => save.mutate({ stored, first, draft }),
    /**
     * Shows the problems of the draft from now on, and goes to the first one.
     * @param problems sentences by field
     * @returns whether there are none
     */
    check: (
      problems: Readonly<Record<string, string | undefined>>,
      idOf: (field: string) => string,
    ): boolean => {
      setSubmitted(true)
      const [field, text] = Object.entries(problems)[0] ?? []
      if (field === undefined) return true
      document.getElementById(idOf(field))?.focus()
      toast.error(text ?? '')
      return false
    },
    discard: () => {
      setDraft(first)
      setSubmitted(false)
      setRound((count) => count + 1)
    },
    /** Begins anew with a row. */
    begin,
    /** Another row stands behind the form; what is typed stays. */
    setStored,
  }
}

/** A form as what stands below every form needs it. */
export interface DeskForm<Draft> extends FormClash<Draft> {
  stored: unknown
  isChanged: boolean
  isSaving: boolean
  discard: () => void
}
