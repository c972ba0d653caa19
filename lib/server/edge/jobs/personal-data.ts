import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eraseNextDue } from '@/lib/server/people/personal-data/closing'
import { completeErasedFile, repeatErasures } from '@/lib/server/people/personal-data/erased-file'
import { repeat } from './repeat'

/** A restored backup has members again who were erased; each instance keeps the whole list beside its data. */
async function keepErased(mall: Mall): Promise<void> {
  await repeatErasures(mall)
  await completeErasedFile(mall)
}

export const personalDataJobs = [
  { name: 'erase members', every: 60, run: repeat(eraseNextDue) },
  { name: 'repeat erasures', every: 60, run: keepErased },
]
