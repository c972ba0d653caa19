import { useRef, useState } from 'react'
import { designer } from '@/lib/client/call/designer'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { pictureFileProblem, uploadPicture } from '@/lib/client/form/upload-picture'
import { toast } from '@/lib/client/press/toast'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** The sent part, 0 to 1. */
  part: number
  /** Why it failed. */
  problem: string
  /** Another attempt can succeed. */
  canRetry: boolean
}

const problemOf = (error: unknown): string => (error instanceof Error && error.message) || '图片上传失败'

/** Uploads files one after the other. Those that are done leave the list. */
export function useUploads(kind: string, onUploaded: (picture: LibraryPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const queue = useRef(Promise.resolve())

  const change = (id: number, values: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)))
  }
  const dismiss = (id: number) => {
    setUploads((all) => all.filter((one) => one.id !== id))
  }
  const send = async ({ id, file }: Upload) => {
    change(id, { state: 'sending', part: 0, problem: '' })
    try {
      const onProgress = (part: number) => {
        change(id, { part })
      }
      const picture = await uploadPicture(designer.picture, file, { kind, onProgress })
      dismiss(id)
      toast.success('图片上传成功')
      onUploaded(picture)
    } catch (error) {
      change(id, { state: 'failed', problem: problemOf(error), canRetry: true })
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload)).catch(showErrorToast)
  }

  return {
    uploads,
    dismiss,
    start: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const problem = pictureFileProblem(file)
        const state = problem === undefined ? 'waiting' : 'failed'
        return { id: ++lastId.current, file, state, part: 0, problem: problem ?? '', canRetry: false }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) if (upload.state === 'waiting') enqueue(upload)
    },
    retry: (upload: Upload) => {
      change(upload.id, { state: 'waiting', problem: '' })
      enqueue(upload)
    },
  }
}
