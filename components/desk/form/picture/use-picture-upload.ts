'use client'
import { useRef, useState } from 'react'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { shrinkPicture } from '@/lib/client/form/shrink-picture'
import { pictureFileProblem, uploadPicture } from '@/lib/client/form/upload-picture'
import { toast } from '@/lib/client/press/toast'

/**
 * Uploads pictures one after the other; photos that are too large are made smaller before.
 * @param onUploaded gets the address of each in the sequence of the files
 */
export function usePictureUpload(kind: string, onUploaded: (url: string) => void) {
  const [waiting, setWaiting] = useState(0)
  const queue = useRef(Promise.resolve())
  const send = async (file: File) => {
    try {
      const picture = await shrinkPicture(file)
      const problem = pictureFileProblem(picture)
      if (problem) toast.error(`${file.name}：${problem}`)
      else
        onUploaded(
          (await uploadPicture(desk.picture, picture, { kind, name: file.name.replace(/\.\w+$/, '') })).url,
        )
    } catch (error) {
      toast.error(`${file.name}：${errorText(error)}`)
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  return {
    /** Files that are not there yet. */
    waiting,
    upload: (files: readonly File[]) => {
      setWaiting((count) => count + files.length)
      for (const file of files) queue.current = queue.current.then(() => send(file))
    },
  }
}
