/** What a screenshot is of: what makes another picture. */
export interface ShotOptions {
  width: number;
  height: number;
  full_page: boolean;
  selector: string | undefined;
  scale: number;
  dark: boolean;
  /** Seconds. */
  delay: number;
}

/** A picture of a page, as it was taken. */
export interface Shot {
  final_url: string;
  status_code: number | null;
  title: string;
  /** Of the picture, in its own pixels. */
  width: number;
  height: number;
  complete: boolean;
  cut: boolean;
  refused: number;
  /** ISO 8601, UTC. */
  taken_at: string;
  png: Uint8Array;
}
