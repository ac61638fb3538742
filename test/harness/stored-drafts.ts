/** What this tab keeps of the form of a recipe. */
export const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes('recipe-'))
