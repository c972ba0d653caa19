/** The query key of the combined modules: a new one is shown at once. */
export const modulesKey = ['designer-modules']
