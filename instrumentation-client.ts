import { readStreamsGently } from '@/lib/client/gentle-streams'

// Runs in every browser before the page comes alive.
readStreamsGently()
