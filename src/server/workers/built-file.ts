/** The folder above `src` and `dist`, from wherever this file is run. */
const root = import.meta.url.replace(/^(.*\/)(?:src\/server|dist\/server|dist\/bundle)\/.*$/, '$1')

/**
 * The file of this name below `dist`. Tests run the sources and the product its bundle, but worker
 * processes, threads and the front end are built files for both; every test run builds first.
 */
export const builtFile = (name: string): URL => new URL(`dist/${name}`, root)
