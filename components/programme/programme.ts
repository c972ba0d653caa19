import type { readProgramme } from '@/lib/client/server'

/** The renewal programme as its pages read it; without classes once it has ended. */
export type Programme = Awaited<ReturnType<typeof readProgramme>>
